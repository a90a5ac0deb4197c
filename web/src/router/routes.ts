// Addresses of the client as values.

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null }
  | { screen: 'lobby' }
  | { screen: 'games' }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'table'; table: string; ply: number | null }
  | { screen: 'replay'; table: string; ply: number | null }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'missing' };

interface Address {
  pathname: string;
  search?: string;
  hash?: string;
}

export function parseRoute({ pathname, search = '', hash = '' }: Address): Route {
  const [first = '', second = '', ...rest] = segments(pathname);
  const query = new URLSearchParams(search);
  if (rest.length > 0) return { screen: 'missing' };
  switch (first) {
    case '':
      return { screen: 'home' };
    case 'new':
      return second ? { screen: 'missing' } : { screen: 'new', game: query.get('game') };
    case 'lobby':
    case 'games':
    case 'settings':
    case 'about':
      return second ? { screen: 'missing' } : { screen: first };
    case 't':
      return second
        ? { screen: 'table', table: second, ply: plyOf(query.get('ply')) }
        : { screen: 'missing' };
    case 'replay':
      return second
        ? { screen: 'replay', table: second, ply: plyOf(query.get('ply')) }
        : { screen: 'missing' };
    case 'rules':
      return second
        ? { screen: 'rules', game: second, rule: decode(hash.slice(1)) || null }
        : { screen: 'missing' };
    default:
      return { screen: 'missing' };
  }
}

export const paths = {
  home: '/',
  new: (game?: string) => (game ? `/new?game=${encodeURIComponent(game)}` : '/new'),
  lobby: '/lobby',
  games: '/games',
  settings: '/settings',
  about: '/about',
  table: (id: string, ply?: number) => `/t/${encodeURIComponent(id)}${plyQuery(ply)}`,
  replay: (id: string, ply?: number) => `/replay/${encodeURIComponent(id)}${plyQuery(ply)}`,
  rules: (game: string, rule?: string) =>
    `/rules/${encodeURIComponent(game)}${rule ? `#${encodeURIComponent(rule)}` : ''}`,
};

function plyQuery(ply?: number): string {
  return ply === undefined ? '' : `?ply=${String(ply)}`;
}

function segments(pathname: string): string[] {
  return pathname.split('/').filter(Boolean).map(decode);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function plyOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
