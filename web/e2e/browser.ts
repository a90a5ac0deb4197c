// Debian's Chromium, drawing the same everywhere.

export const kBrowser = {
  launchOptions: {
    executablePath: process.env['SPANNUNG_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  },
};
