// The little HTTP beside the WebSocket: who one is, what games there are, files to read.

import type { EffectWords, GameInfo, Lang, Person, ProblemText } from './messages';
import { connectionLost, RequestError } from './requests';

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const reply = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => null);
  if (!reply) throw connectionLost();
  if (reply.ok) return reply;
  throw new RequestError(await problemOf(reply));
}

async function problemOf(reply: Response): Promise<ProblemText> {
  const nothing = { place: '', code: `http_${String(reply.status)}`, details: {}, text: '' };
  try {
    const body = (await reply.json()) as { error?: ProblemText };
    return body.error ?? nothing;
  } catch {
    return nothing;
  }
}

async function getJson<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await (await ask(path, init)).json()) as T;
}

interface PersonReply {
  person: Person | null;
}

interface Credentials {
  name: string;
  password: string;
}

export const api = {
  games: (lang: Lang) => getJson<{ games: GameInfo[] }>(`/api/games?lang=${lang}`),
  pack: (pack: string) => getJson<Record<string, string>>(`/api/packs/${pack}`),
  words: (game: string, pack: string) => getJson<EffectWords>(`/api/words/${game}/${pack}`),
  content: <T>(game: string, file: string) => getJson<T>(`/api/content/${game}/${file}`),
  rules: async (game: string, lang: Lang) => (await ask(`/api/rules/${game}?lang=${lang}`)).text(),
  credits: async (lang: Lang) => (await ask(`/api/credits?lang=${lang}`)).text(),
  me: () => getJson<PersonReply>('/api/me'),
  rename: (name: string, lang: Lang) => post<PersonReply>(`/api/me?lang=${lang}`, { name }),
  account: (credentials: Credentials, lang: Lang) =>
    post<PersonReply>(`/api/account?lang=${lang}`, credentials),
  login: (credentials: Credentials, lang: Lang) =>
    post<PersonReply>(`/api/login?lang=${lang}`, credentials),
  password: (passwords: { present: string; password: string }, lang: Lang) =>
    post<PersonReply>(`/api/password?lang=${lang}`, passwords),
  logout: (everywhere: boolean, lang: Lang) =>
    post<Record<string, never>>(`/api/logout?lang=${lang}`, { everywhere }),
  record: async (table: string) => (await ask(recordAddress(table))).text(),
};

export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}
