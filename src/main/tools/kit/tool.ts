import type { ModeKind, PersonsAnswer, Review, SandboxUse, Subject } from '@shared/approval/approval';
import type { Form } from '@shared/forms/forms';
import type { OpenedPlaces } from '@shared/sandbox/sandbox';
import type { ServerToolHint } from '@shared/servers/servers';
import type { AnyText } from '@shared/texts/text';
import type { Display } from '@shared/tool-call/tool-call';
import type { ToolActivity, ToolGroup, ToolKind, ToolSource } from '@shared/tools/tools';
import type { z } from 'zod';
import type { Shell } from '../../base/command-shell';
import type { CommandPin } from '../../command-safety/command-pin';
import type { MemoryProposal } from '../../memory/memory-proposal';
import type { ChangeKeeper } from '../../project/old-version';
import type { FileBase } from '../../project/text-file';
import type { Workspace, WorkspacePath } from '../../project/workspace';
import type { Destination } from '../../sandbox/sandbox-protocol';
// What a tool is: one file that says its schema, what it would do, what must be asked, and how it is done.

export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'image' | 'file';
      readonly mimeType: string;
      readonly base64: string;
      readonly name: string;
    };

/** What a run gives back: to the model (`llmContent` in the seeds) and to the person (`returnDisplay`). */
export type ToolResult = {
  readonly forModel: string | readonly ModelPart[];
  readonly forPerson: Display;
  /** What it was made of, for a person who wants to see: journaled, and fetched with `chat.call`. */
  readonly source?: string;
};

export type FileChange = Extract<Subject, { kind: 'file-change' }>;

/** What `confirm` found for a file: everything a person must see, and all that `run` needs to do exactly that. */
export type FileProposal = {
  readonly kind: 'file-change';
  readonly subject: FileChange;
  /** The file as it is; `base.hash` null means it does not exist. */
  readonly base: FileBase;
  /** The whole new text; empty for a deletion. */
  readonly proposed: string;
  /** How many places of the file it replaces, where it does. */
  readonly replacements?: number;
  /** The number of places that match, if the model chose one of them. */
  readonly chosenOf?: number;
};

/** What `confirm` found for a command. What a person is shown of it is found out by the queue. */
export type CommandProposal = {
  readonly kind: 'command';
  /** What understands it. */
  readonly shell: Shell;
  /** The folder it starts in, relative to the project with `/`; `''` is the root. */
  readonly directory: string;
  /** The command as the model wrote it. */
  readonly proposed: string;
  /** Where it then runs: in the sandbox also when there is none any more, which ends it. */
  readonly sandbox: SandboxUse;
};

/** What `confirm` puts to the person whose answer is all that is wanted; `proposed` is what it says. */
export type PlanProposal = { readonly kind: 'plan'; readonly proposed: string };
export type QuestionProposal = Extract<Subject, { kind: 'question' }> & { readonly proposed: string };
/** What `confirm` found for a tool of a server. The arguments are the call's own. */
export type RemoteProposal = {
  readonly kind: 'remote';
  /** The server's alias. */
  readonly server: string;
  /** As the server calls it. */
  readonly tool: string;
  readonly title: string;
  readonly says: readonly ServerToolHint[];
  /** What it is, and the hash of that by which a rule holds to it. */
  readonly proposed: string;
  readonly pin: string;
  /** What it was when it was let run before, by their pins. */
  readonly earlier: Readonly<Record<string, string>>;
};

/** What `confirm` found for programs started without a shell, each one's output on the next one's input. */
export type ProgramsProposal = {
  readonly kind: 'programs';
  readonly programs: readonly (readonly [program: string, ...words: string[]])[];
  /** What the first one reads. */
  readonly input: string;
  /** `as-commands`: as the same commands of a shell are, but never only because they read. */
  readonly asks: 'always' | 'as-commands';
  /** Where they run: in the sandbox also when there is none any more, which ends them. */
  readonly sandbox: SandboxUse;
  /** What is opened to them there. */
  readonly opened: OpenedPlaces;
  /** Nothing of it can be edited. */
  readonly proposed: '';
};

/** What `confirm` found for a call that asks another machine for something. */
export type UrlProposal = {
  readonly kind: 'url';
  /** The address that is asked, as a URL writes it. */
  readonly proposed: string;
  /** As the model gave it, where that is another. */
  readonly given: string | null;
  /** What the machine is told beside the address, or null. */
  readonly sent: string | null;
  /** What is to be found out about the answer, or null. */
  readonly asked: string | null;
};

/** What `confirm` found for a connection of a command in the sandbox. */
export type NetworkProposal = Extract<Subject, { kind: 'network' }> & { readonly proposed: '' };

/** What `confirm` puts to the person of a server's; `proposed` is nothing, as nothing is proposed. */
export type FormProposal = { readonly kind: 'form'; readonly form: Form; readonly proposed: '' };

export type ToolProposal =
  | FileProposal
  | CommandProposal
  | PlanProposal
  | QuestionProposal
  | ProgramsProposal
  | UrlProposal
  | NetworkProposal
  | MemoryProposal
  | RemoteProposal
  | FormProposal;

/** What was approved: the proposal, and the text to write or the command to run if the person changed it. */
export type Approved<P extends ToolProposal = ToolProposal> = {
  readonly proposal: P;
  readonly content: string;
  /** For a command that runs because it only reads: what it must be held to when it is started. */
  readonly pin: CommandPin | null;
  /** What the person decided on the parts of a change: as the chat keeps it, and as the model is told. */
  readonly review?: { readonly kept: Review; readonly words: string } | null;
  /** Given where the answer is what was asked for. */
  readonly answer?: PersonsAnswer;
};

/** A call as a model writes it: `arguments` is the text, whatever it is. */
export type NestedCall = {
  readonly name: string;
  readonly arguments: string;
  /** Set when it must not run: the result it gets instead. */
  readonly refused?: string;
};

export type NestedBatch = {
  /** `stopped`, `superseded`: what was left of it is given up. `repeating`: it only repeats, over and over. */
  readonly outcome: 'finished' | 'repeating' | 'stopped' | 'superseded';
  /** What there is to tell of each call, in their order. */
  readonly results: readonly ToolResult['forModel'][];
};

/** How calls that a running call hands in are taken. */
export type NestedOptions = {
  /** Whose they are, as a person reads it on their cards. */
  readonly label?: string;
  /** Which of the tools there are for them; of those that the call itself has. Absent: all of these. */
  offers?(tool: Tool): boolean;
};

/**
 * What a tool is given for one call. What a change of a file leaves behind goes through it as well: `ChangeKeeper`.
 * `Shared`: what its `setup` made.
 */
export type ToolContext<Shared = unknown> = ChangeKeeper & {
  readonly callId: string;
  readonly signal: AbortSignal;
  readonly workspace: Workspace;
  /** A text file as it is; of a call that is only looked ahead at, as those before it would leave it (`readTextFile`). */
  readText(path: WorkspacePath): Promise<FileBase>;
  /** What the tool's `setup` made for this call and those of the same tool beside it; undefined where it has none. */
  readonly shared: Shared;
  /** Those there are where the call stands: what it hands in can be calls of these. */
  tools(): readonly Tool[];
  /** Says in the card what is going on. */
  report(progress: AnyText): void;
  /** Whether the active model takes parts of this kind. */
  accepts(kind: 'image' | 'file'): boolean;
  /** What the call started goes on after it, until this settles. */
  goesOnUntil(over: Promise<unknown>): void;
  /** The chat knows by now what this file holds, by its absolute path. */
  fileSeen(absolutePath: string): void;
  /** Whether a rule keeps this file (relative to the project) from the tool; for tools that read several files. */
  isDenied(relativePath: string): boolean;
  /** Files and folders that rules keep from every tool, by their absolute paths. */
  unreadablePlaces(): readonly string[];
  /** What the rules say of a command's connection to a host, now, where these hosts are allowed besides. */
  judgeConnection(to: Destination, allowedHosts?: readonly string[]): 'allowed' | 'denied' | 'asks';
  /** Keeps an output too long for the model whole on disk; the absolute path, readable with `read_file`. */
  keepOutput(text: string): Promise<string>;
  /**
   * Has calls of its own taken as those of a reply are: judged, asked about, run, one after another. For `run` alone;
   * several batches may be under way at once, each with a question of its own. What is not over ends with the call.
   */
  runNested(calls: readonly NestedCall[], options?: NestedOptions): Promise<NestedBatch>;
  /** Not where a proposal is made anew: asked a second time, a model might answer otherwise than the person saw. */
  readonly mayAskModel: boolean;
};

export type Tool<Schema extends z.ZodType = z.ZodType, Shared = unknown> = {
  /** What the model calls it by. */
  readonly name: string;
  /** Ours, or a word of whoever else brings the tool. */
  readonly displayName: AnyText;
  /** For the model. */
  readonly description: string;
  /** What it is told beside it where commands run with this shell; null: there is none. */
  readonly noteFor?: (shell: Shell | null) => string | Promise<string>;
  readonly kind: ToolKind;
  readonly group: ToolGroup;
  /** The mode in which alone it may be called; absent: in all. It is offered in each, so that the tools stay the same. */
  readonly onlyIn?: ModeKind;
  /** Absent: it comes with the application. */
  readonly source?: ToolSource;
  /** SHA-256 of what it is: a rule that allows it holds to that. Absent where none can, or none needs to. */
  readonly pin?: string;
  readonly activity: ToolActivity;
  /** For nested calls of the application's own; no model is told of it. */
  readonly isInternal?: true;
  /** The model is told of it by name alone (`app/parts/named-only.ts`). */
  readonly isNamedOnly?: true;
  /** What the system prompt says of its use, as one line. */
  readonly guidance?: string;
  /** Validator, TypeScript type and the JSON schema the model gets. */
  readonly input: Schema;
  /** The JSON schema as whoever brought the tool gave it, for the model word for word (`json-schema-input.ts`). */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /**
   * What models write in the place of its parameters, made into these; anything else stays as it is. Pure, and of the
   * arguments before they are checked.
   */
  fromHabit?(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** How many characters go to the model, if not the usual number (`output-cap.ts`). */
  readonly outputCap?: number;
  /**
   * `part`: the call says what to change in a file, so its proposal can be made again when the file moved on.
   * Absent: it says what the whole file shall be, so a proposal for a file that moved on is stale.
   */
  readonly changes?: 'part';
  /** Calls of it that follow each other in one reply run side by side. Absent: one after another, as all others. */
  readonly sideBySide?: true;
  /**
   * Makes ready what calls of it that follow each other in one reply share, before the first is looked at. What it
   * resolves with is their `context.shared`. ToolError when it cannot.
   */
  setup?(place: Pick<ToolContext, 'signal' | 'workspace'>): Promise<Shared>;
  /** Clears that away, once, after the last of them has ended, however each did. Not called where `setup` failed. */
  cleanup?(shared: Shared): Promise<void>;
  /** One line a person understands, before anything runs: our text, or the model's words. */
  describe(input: z.output<Schema>): AnyText;
  /** The path or paths the call is about, as the model gave them, so that a rule can refuse it; null if there is none. */
  target(input: z.output<Schema>): string | readonly string[] | null;
  /** What the person must see, or null when there is nothing to ask. Changes nothing. Throws ToolError when it cannot work. */
  confirm(input: z.output<Schema>, context: ToolContext<Shared>): Promise<ToolProposal | null>;
  /** Does exactly what was approved (`null` after a `confirm` of null), or fails with ToolError or StaleError. */
  run(input: z.output<Schema>, context: ToolContext<Shared>, approved: Approved | null): Promise<ToolResult>;
};

/** Checks a tool's shape at compile time and forgets its input type, so that tools can stand in one list. */
export function defineTool<Schema extends z.ZodType, Shared = undefined>(tool: Tool<Schema, Shared>): Tool {
  return tool as unknown as Tool;
}
