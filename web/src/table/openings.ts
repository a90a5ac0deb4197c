// Which tables have told this page what happened before the first move. Whoever reloads is back at
// the decision and not in the middle of a story.

const kKey = (table: string) => `spannung.opening.${table}`;

export const openings = {
  isTold: (table: string): boolean => sessionStorage.getItem(kKey(table)) !== null,
  tell: (table: string): void => sessionStorage.setItem(kKey(table), 'told'),
};
