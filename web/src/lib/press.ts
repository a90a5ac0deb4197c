// Enter and the space bar do what a click does, on parts of drawings that can be no <button>.

export function pressed(
  act: (() => void) | undefined,
  otherKey?: (event: KeyboardEvent) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return otherKey?.(event);
    event.preventDefault();
    act?.();
  };
}
