// Keys at the table. None of them takes a letter away from somebody who is typing.

export type Shortcut = 'undo' | 'hint' | 'search' | 'chat' | 'log' | 'keys' | 'back';

const kKeys: Record<string, Shortcut> = {
  u: 'undo',
  h: 'hint',
  '/': 'search',
  m: 'search',
  c: 'chat',
  l: 'log',
  '?': 'keys',
  Escape: 'back',
};

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'> & {
  defaultPrevented?: boolean;
};

export function shortcutOf(event: Press): Shortcut | null {
  if (event.defaultPrevented || isTyping(event.target)) return null;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'z' ? 'undo' : null;
  return kKeys[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
