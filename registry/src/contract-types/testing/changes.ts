/** Changes of the small platform: those that break the remote, and those that do not. Test data. */

const PLATFORM = 'platform/src/index.d.ts';
const UI = 'ui/src/core.d.ts';
const CONTRACT = 'contract/src/actions.d.ts';

export interface SeededChange {
  file: string;
  from: string;
  to: string;
}

/** With the beginning of the line that breaks. */
export const BREAKS: Record<string, SeededChange & { at: string }> = {
  'a narrowed parameter': change(
    PLATFORM,
    'rupees: number | string',
    'rupees: number',
    "const typed = formatRupees('12",
  ),
  'another parameter': change(PLATFORM, '(rupees: number | string)', '(paise: bigint)', 'const total'),
  'a new required parameter': change(
    PLATFORM,
    'rupees: number | string',
    'rupees: number | string, digits: number',
    'const total',
  ),
  'another result': change(
    PLATFORM,
    'rupees: number | string): string',
    'rupees: number | string): string | undefined',
    'const total',
  ),
  'a removed overload': change(
    PLATFORM,
    "export declare function formatDate(date: string, part: 'time'): string;",
    '',
    'const time',
  ),
  'a changed literal of an overload': change(PLATFORM, "part: 'time'", "part: 'hour'", 'const time'),
  'a removed function': change(
    PLATFORM,
    'export declare function askConfirm',
    'declare function askConfirm',
    'import { askConfirm',
  ),
  'a renamed type': change(
    PLATFORM,
    'export type Tone',
    'export type Mood = Tone; type Tone',
    'import type { ActionError, Tone',
  ),
  'a changed enum': change(PLATFORM, "'good' | 'bad'", "'good' | 'poor'", "const tone: Tone = 'bad'"),
  'a new member of an enum that is handled in full': change(
    PLATFORM,
    "{ kind: 'offline' }",
    "{ kind: 'offline' } | { kind: 'busy' }",
    'function words',
  ),
  'a changed discriminant': change(
    PLATFORM,
    "kind: 'refused'; message",
    "kind: 'denied'; message",
    "case 'refused'",
  ),
  'a removed property': change(PLATFORM, 'name: string; ', '', 'const stop = onUserChange'),
  'a property that became optional': change(
    PLATFORM,
    'id: string; name',
    'id?: string; name',
    'const id = user',
  ),
  'a property of another type': change(PLATFORM, 'balance: number', 'balance: string', '<Amount paise'),
  'an optional property of another type': change(
    PLATFORM,
    'upiId?: string',
    'upiId?: { address: string }',
    'const upi',
  ),
  'a result that became a promise': change(
    PLATFORM,
    'useUser(): User | undefined',
    'useUser(): Promise<User>',
    'const upi',
  ),
  'a selector over another state': change(
    PLATFORM,
    'isLoggedIn: boolean',
    'isSignedIn: boolean',
    'const isLoggedIn',
  ),
  'a removed constant of an object': change(PLATFORM, "readonly wallet: '/wallet'; ", '', 'const path'),
  'a function of an object with another parameter': change(
    PLATFORM,
    'plan: (id: string)',
    'plan: (id: number)',
    'const plan',
  ),
  'a constant that became a function': change(
    PLATFORM,
    'TOAST_MS: number',
    'TOAST_MS: () => number',
    'const later',
  ),
  'a constructor with another parameter': change(
    PLATFORM,
    'constructor(ms: number)',
    'constructor(duration: string)',
    'const timer',
  ),
  'a private member': change(PLATFORM, 'readonly left', 'private readonly left', 'const left'),
  'a listener with another argument': change(
    PLATFORM,
    'listener: (user: User | undefined)',
    'listener: (id: string)',
    'const stop',
  ),
  'a generic function with another constraint': change(
    PLATFORM,
    'pages<T>',
    'pages<T extends object>',
    'const chunks',
  ),
  'a required property of a parameter': change(
    PLATFORM,
    'title: string; body: string }',
    'title: string; body: string; yes: string }',
    'const isSure',
  ),
  'a required prop': change(UI, 'kind?: ', 'label: string; kind?: ', '<Button kind'),
  'a removed prop': change(UI, 'paise: number; ', '', '<Amount paise'),
  'a narrowed prop': change(UI, "'plain' | 'primary'", "'plain' | 'strong'", '<Button kind'),
  'a render prop with fewer arguments': change(
    UI,
    'render: (item: T, index: number)',
    'render: (item: T)',
    '<List',
  ),
  'a removed component': change(
    UI,
    'export declare function Amount',
    'declare function Amount',
    'import { Amount',
  ),
  'a changed reply of an action': change(CONTRACT, 'total: number', 'total: string', 'const reply'),
  'a removed field of a reply': change(
    CONTRACT,
    'reply: { id: string }',
    'reply: { reference: string }',
    'return result.ok',
  ),
  'another literal in a reply': change(CONTRACT, "'paid' | 'held'", "'settled' | 'held'", 'const reply'),
  'a new required field of a payload': change(
    CONTRACT,
    "to: 'upi' | 'bank'",
    "to: 'upi' | 'bank'; key: string",
    "const result = await callAction('withdraw'",
  ),
  'a removed action': change(
    CONTRACT,
    'withdraw: {',
    'payOut: {',
    "const result = await callAction('withdraw'",
  ),
};

export const COMPATIBLE: Record<string, SeededChange> = {
  'an added optional prop': change(UI, 'kind?: ', 'label?: string; kind?: '),
  'a wider prop': change(UI, "'plain' | 'primary'", "'plain' | 'primary' | 'danger'"),
  'a new component': change(
    UI,
    'export declare function Amount',
    'export declare function Card(): ReactNode;\nexport declare function Amount',
  ),
  'a prop that became optional': change(UI, 'paise: number', 'paise?: number'),
  'a widened parameter': change(PLATFORM, 'rupees: number | string', 'rupees: number | string | bigint'),
  'an added optional parameter': change(
    PLATFORM,
    'rupees: number | string',
    'rupees: number | string, digits?: number',
  ),
  'an added overload': change(
    PLATFORM,
    'export declare function formatDate(date: string): string;',
    "export declare function formatDate(date: string): string;\nexport declare function formatDate(date: string, part: 'day'): string;",
  ),
  'a narrower result': change(
    PLATFORM,
    'rupees: number | string): string',
    'rupees: number | string): `₹${string}`',
  ),
  'a new export': change(
    PLATFORM,
    'export type Tone',
    'export declare function vibrate(): void;\nexport type Tone',
  ),
  'a wider enum that remotes only pass': change(PLATFORM, "'good' | 'bad'", "'good' | 'bad' | 'info'"),
  'a new property of a result': change(PLATFORM, 'name: string; ', 'name: string; email: string; '),
  'a new optional property of a parameter': change(
    PLATFORM,
    'title: string; body: string }',
    'title: string; body: string; yes?: string }',
  ),
  'a listener with a further argument': change(
    PLATFORM,
    'listener: (user: User | undefined)',
    'listener: (user: User | undefined, before: string)',
  ),
  'a type under another name inside': change(
    PLATFORM,
    'export interface CallOptions',
    'export type Never = never;\nexport interface CallOptions',
  ),
  'a new field of a reply': change(CONTRACT, 'total: number', 'total: number; held: number'),
  'a new optional field of a payload': change(
    CONTRACT,
    "to: 'upi' | 'bank'",
    "to: 'upi' | 'bank'; note?: string",
  ),
  'a new action': change(CONTRACT, 'withdraw: {', 'plans: { payload: {}; reply: {} };\n    withdraw: {'),
  'a changed function that the remote bundles': change(
    'contract/src/money.d.ts',
    'rupees: number',
    'paise: bigint, plan: string',
  ),
  'a removed function that the remote bundles': change('contract/src/money.d.ts', 'feeOf', 'withdrawalFee'),
};

function change(file: string, from: string, to: string): SeededChange;
function change(file: string, from: string, to: string, at: string): SeededChange & { at: string };
function change(file: string, from: string, to: string, at?: string): SeededChange & { at?: string } {
  return { file, from, to, ...(at !== undefined && { at }) };
}
