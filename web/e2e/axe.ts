// Accessibility findings of a page, as axe sees them.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

// The policy of the server forbids foreign scripts, so axe comes in past the page.
export async function findings(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0); // a bubble of help is not part of the page
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Finding[] }> };
    };
    // All rules, but a description of what is wrong only.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
