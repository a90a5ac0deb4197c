import { createRawSnippet } from 'svelte';

// What stands inside a component that a test mounts.
export const textSnippet = (text: string) =>
  createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
