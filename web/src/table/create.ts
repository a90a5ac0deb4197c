// Setting up a table and going there.

import { toasts } from '../lib/toasts.svelte';
import { session } from '../protocol/session.svelte';
import type { CreateRequest, NewSeat } from '../protocol/requests';
import { paths } from '../router/routes';
import { router } from '../router/router.svelte';
import { freshNonce } from './shuffle-proof';
import { addedNonce, sawCommitment } from './shuffle-witness';

// Asks for a name if there is none yet. Starts at once if nobody has to be waited for.
export async function createTable(fields: CreateRequest & { seats: NewSeat[] }): Promise<void> {
  try {
    if (!(await session.somebody())) return;
    const { connection } = session;
    const nonce = freshNonce();
    const { table, commitment } = await connection.request('create', { nonce, ...fields });
    sawCommitment(table, commitment);
    if (commitment !== '' && fields.seats.some(({ kind }) => kind === 'me'))
      addedNonce(table, nonce);
    const full = fields.seats.every((seat) => seat.kind !== 'open');
    if (full) await connection.request('start', { table });
    router.go(paths.table(table));
  } catch (error) {
    toasts.failure(error);
  }
}

// Opens a record where anybody with the link can look at it.
export async function openRecord(record: string): Promise<void> {
  try {
    if (!(await session.somebody())) return;
    const { table } = await session.connection.request('create', { record });
    router.go(paths.replay(table));
  } catch (error) {
    toasts.failure(error);
  }
}

export async function rematch(table: string): Promise<void> {
  try {
    if (!(await session.somebody())) return;
    const reply = await session.connection.request('rematch', { table });
    router.go(paths.table(reply.table));
  } catch (error) {
    toasts.failure(error);
  }
}
