// What this device saw of a shuffle before the game began: only that can tell an honest server from
// one that makes up everything at the end. docs/protocol.md, "Verifiable shuffles".

const kKey = 'spannung.shuffles';
const kMostTables = 200; // the latest ones

export interface Witness {
  commitment: string | null; // the first one that was shown
  nonces: string[]; // what this device added
}

type Witnesses = Record<string, Witness>;

function isWitness(value: unknown): value is Witness {
  const { commitment, nonces } = (value ?? {}) as Partial<Witness>;
  return (commitment === null || typeof commitment === 'string') && Array.isArray(nonces);
}

function kept(): Witnesses {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(kKey) ?? '{}');
    return Object.fromEntries(
      Object.entries(all ?? {}).filter((entry): entry is [string, Witness] => isWitness(entry[1])),
    );
  } catch {
    return {};
  }
}

function keep(table: string, witness: Witness): void {
  const others = Object.entries(kept()).filter(([other]) => other !== table);
  const latest = [...others, [table, witness]].slice(-kMostTables);
  try {
    localStorage.setItem(kKey, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
}

const kNothing: Witness = { commitment: null, nonces: [] };

export function witnessOf(table: string): Witness {
  return kept()[table] ?? kNothing;
}

// Before the start. What is shown later never takes the place of what was shown first.
export function sawCommitment(table: string, commitment: string): void {
  const witness = witnessOf(table);
  if (commitment !== '' && witness.commitment === null) keep(table, { ...witness, commitment });
}

export function addedNonce(table: string, nonce: string): void {
  const witness = witnessOf(table);
  keep(table, { ...witness, nonces: [...witness.nonces, nonce] });
}

// Nobody of this device sits there any more.
export function withdrewNonces(table: string): void {
  keep(table, { ...witnessOf(table), nonces: [] });
}
