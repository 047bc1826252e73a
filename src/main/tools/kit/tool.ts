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
// Tool: one file with its schema, its proposal, the question it needs, and its execution.

export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'image' | 'file';
      readonly mimeType: string;
      readonly base64: string;
      readonly name: string;
    };

/** The result of a run: for the model (`llmContent` in Gemini CLI) and for the user (`returnDisplay`). */
export type ToolResult = {
  readonly forModel: string | readonly ModelPart[];
  readonly forPerson: Display;
  /** The source of the result, for a user who wants to see it: journaled, and fetched with `chat.call`. */
  readonly source?: string;
  /** The files with instructions that the result ends with, relative to the project. */
  readonly instructions?: readonly string[];
};

export type FileChange = Extract<Subject, { kind: 'file-change' }>;

/**
 * The proposal of `confirm` for a file: everything the user must see, and everything `run` needs to do exactly that.
 */
export type FileProposal = {
  readonly kind: 'file-change';
  readonly subject: FileChange;
  /** The current file; its `base.hash` is null if it is missing. */
  readonly base: FileBase;
  /** The whole new text; empty for a deletion. */
  readonly proposed: string;
  /** The number of replaced places, for a replacement. */
  readonly replacements?: number;
  /** The number of places that match, if the model chose one of them. */
  readonly chosenOf?: number;
  /** Text for the model from hooks that saw or changed the proposal before the user. */
  readonly fromHooks?: string;
};

/** The proposal of `confirm` for a command. The queue analyses the command for the user. */
export type CommandProposal = {
  readonly kind: 'command';
  /** The shell that runs it. */
  readonly shell: Shell;
  /** The folder it starts in, relative to the project with `/`; `''` is the root. */
  readonly directory: string;
  /** The command as the model wrote it. */
  readonly proposed: string;
  /** Where it runs. If the sandbox is gone by then, the command fails. */
  readonly sandbox: SandboxUse;
};

/** A question of `confirm` that needs only the user's answer; `proposed`: its text. */
export type PlanProposal = { readonly kind: 'plan'; readonly proposed: string };
export type QuestionProposal = Extract<Subject, { kind: 'question' }> & { readonly proposed: string };
/** The proposal of `confirm` for a tool of a server. The arguments are those of the call. */
export type RemoteProposal = {
  readonly kind: 'remote';
  /** The server's alias. */
  readonly server: string;
  /** The server's name for it. */
  readonly tool: string;
  readonly title: string;
  readonly says: readonly ServerToolHint[];
  /** The tool's definition; `pin` is its hash, which rules compare. */
  readonly proposed: string;
  readonly pin: string;
  /** Earlier definitions that were allowed to run, by their fingerprints. */
  readonly earlier: Readonly<Record<string, string>>;
};

/** The proposal of `confirm` for programs that start without a shell, each with its output as the next one's input. */
export type ProgramsProposal = {
  readonly kind: 'programs';
  readonly programs: readonly (readonly [program: string, ...words: string[]])[];
  /** The input of the first program. */
  readonly input: string;
  /** `as-commands`: as for the same commands in a shell, but reading alone never allows them. */
  readonly asks: 'always' | 'as-commands';
  /** Where they run. If the sandbox is gone by then, the programs fail. */
  readonly sandbox: SandboxUse;
  /** Hosts and folders that the sandbox opens to them. */
  readonly opened: OpenedPlaces;
  /** The user cannot edit it. */
  readonly proposed: '';
};

/** The proposal of `confirm` for a request to another machine. */
export type UrlProposal = {
  readonly kind: 'url';
  /** The requested address as a normalized URL. */
  readonly proposed: string;
  /** The address as the model wrote it, if it differs. */
  readonly given: string | null;
  /** Data that the machine gets beside the address, or null. */
  readonly sent: string | null;
  /** The question about the response, or null. */
  readonly asked: string | null;
};

/** The proposal of `confirm` for a connection of a command in the sandbox. */
export type NetworkProposal = Extract<Subject, { kind: 'network' }> & { readonly proposed: '' };

/** The form of a server that `confirm` shows the user; `proposed` is always empty. */
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

/** The approved proposal, with the text to write or the command to run, as the user edited it. */
export type Approved<P extends ToolProposal = ToolProposal> = {
  readonly proposal: P;
  readonly content: string;
  /** Restricts a command that runs unasked because it only reads; checked at its start. */
  readonly pin: CommandPin | null;
  /** The user's decisions on the parts of a change: in the form of the chat, and as text for the model. */
  readonly review?: { readonly kept: Review; readonly words: string } | null;
  /** Set if the call asked for an answer. */
  readonly answer?: PersonsAnswer;
};

/** A call as a model writes it: `arguments` is the text, in any form. */
export type NestedCall = {
  readonly name: string;
  readonly arguments: string;
  /** Set if it must not run: the result it gets instead. */
  readonly refused?: string;
};

export type NestedBatch = {
  /** `stopped`, `superseded`: the rest of it is cancelled. `repeating`: it repeats the same calls again and again. */
  readonly outcome: 'finished' | 'repeating' | 'stopped' | 'superseded';
  /** The result of each call, in order. */
  readonly results: readonly ToolResult['forModel'][];
};

/** Options for calls that a running call submits. */
export type NestedOptions = {
  /** The owner of the calls, as the user reads it on their cards. */
  readonly label?: string;
  /** Filters the tools of the call itself for these calls. Absent: all of them. */
  offers?(tool: Tool): boolean;
};

/**
 * Context of a tool for one call. It also records side effects of file changes: `ChangeKeeper`. `Shared`: the value
 * that its `setup` made.
 */
export type ToolContext<Shared = unknown> = ChangeKeeper & {
  readonly callId: string;
  readonly signal: AbortSignal;
  readonly workspace: Workspace;
  /**
   * The current text of a file. A call that is only looked ahead at gets the text that earlier calls would produce
   * (`readTextFile`).
   */
  readText(path: WorkspacePath): Promise<FileBase>;
  /** The value of the tool's `setup` for this call and adjacent calls of the same tool, if it has one. */
  readonly shared: Shared;
  /** The tools of the conversation that the call is in: nested calls can use these. */
  tools(): readonly Tool[];
  /** Shows progress in the card. */
  report(progress: AnyText): void;
  /** Whether the active model accepts parts of this kind. */
  accepts(kind: 'image' | 'file'): boolean;
  /** Work of the call continues after it, until this settles. */
  goesOnUntil(over: Promise<unknown>): void;
  /** The chat knows the current content of this file, by its absolute path. */
  fileSeen(absolutePath: string): void;
  /** Whether a rule denies this file (relative to the project) to the tool; for tools that read several files. */
  isDenied(relativePath: string): boolean;
  /** Absolute paths of files and folders that rules deny to every tool. */
  unreadablePlaces(): readonly string[];
  /** The current verdict of the rules on a command's connection to a host, with these hosts allowed in addition. */
  judgeConnection(to: Destination, allowedHosts?: readonly string[]): 'allowed' | 'denied' | 'asks';
  /**
   * Stores on disk the whole output that is too long for the model; returns the absolute path, readable with
   * `read_file`.
   */
  keepOutput(text: string): Promise<string>;
  /**
   * Submits calls that the queue judges, asks about and runs one after another, like the calls of a reply. Only for
   * `run`. Several batches may be in progress at once, each with its own question. Unfinished ones end with the call.
   */
  runNested(calls: readonly NestedCall[], options?: NestedOptions): Promise<NestedBatch>;
  /** False if a proposal is made again: the model's second answer might differ from the one that the user saw. */
  readonly mayAskModel: boolean;
};

export type Tool<Schema extends z.ZodType = z.ZodType, Shared = unknown> = {
  /** The model's name for it. */
  readonly name: string;
  /** Pilotfish's own text, or a text from the source of the tool. */
  readonly displayName: AnyText;
  /** For the model. */
  readonly description: string;
  /** Additional text for the model if commands run in this shell; null: the shell is missing. */
  readonly noteFor?: (shell: Shell | null) => string | Promise<string>;
  readonly kind: ToolKind;
  readonly group: ToolGroup;
  /**
   * The only mode in which it may be called; absent: every mode. The model gets it in every mode, so that the tools
   * stay the same.
   */
  readonly onlyIn?: ModeKind;
  /** Absent: it is built in. */
  readonly source?: ToolSource;
  /**
   * Fingerprint of its definition (SHA-256): a rule that allows it is valid only for this definition. Absent if rules
   * cannot allow it, or need no such check.
   */
  readonly pin?: string;
  readonly activity: ToolActivity;
  /** For nested calls of the application itself; hidden from models. */
  readonly isInternal?: true;
  /** A deferred tool: the model knows only its name (`app/parts/named-only.ts`). */
  readonly isNamedOnly?: true;
  /** Advice on its use in the system prompt, as one line. */
  readonly guidance?: string;
  /** Validator, TypeScript type and the JSON schema for the model. */
  readonly input: Schema;
  /** The original JSON schema from the source of the tool, for the model word for word (`json-schema-input.ts`). */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /**
   * Converts other forms of its parameters that models write; returns everything else unchanged. Runs on the arguments
   * before validation. Pure.
   */
  fromHabit?(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Maximum characters for the model; absent: the default (`output-cap.ts`). */
  readonly outputCap?: number;
  /**
   * `part`: the call names the change to a file, so its proposal can be made again when the file has changed. Absent:
   * it names the whole content, so its proposal becomes stale.
   */
  readonly changes?: 'part';
  /** Calls of it that follow each other in one reply run side by side. Absent: one after another, like all others. */
  readonly sideBySide?: true;
  /**
   * Prepares a value for adjacent calls of it in one reply, before the first is prepared. The value is their
   * `context.shared`. ToolError if that fails.
   */
  setup?(place: Pick<ToolContext, 'signal' | 'workspace'>): Promise<Shared>;
  /** Disposes of that value, once, after the last of them has ended in any way. Skipped if `setup` failed. */
  cleanup?(shared: Shared): Promise<void>;
  /** One line for the user, before anything runs: Pilotfish's text, or the model's words. */
  describe(input: z.output<Schema>): AnyText;
  /** The paths of the call as the model wrote them, so that a rule can refuse it; null if it has none. */
  target(input: z.output<Schema>): string | readonly string[] | null;
  /**
   * The proposal that the user must see; null to run unasked. Changes nothing. Throws ToolError if the call cannot
   * work.
   */
  confirm(input: z.output<Schema>, context: ToolContext<Shared>): Promise<ToolProposal | null>;
  /** Does exactly the approved thing (`null` after a `confirm` of null), or fails with ToolError or StaleError. */
  run(input: z.output<Schema>, context: ToolContext<Shared>, approved: Approved | null): Promise<ToolResult>;
};

/** Checks a tool's shape at compile time and forgets its input type, so that one list can contain all tools. */
export function defineTool<Schema extends z.ZodType, Shared = undefined>(tool: Tool<Schema, Shared>): Tool {
  return tool as unknown as Tool;
}
