import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEdit } from '../src/main/tools/edit';
import type { Tool, ToolContext } from '../src/main/tools/kit/tool';
import { createTestContext } from '../src/main/tools/testing/test-context';
import { createWriteFile } from '../src/main/tools/write-file';
import { type BenchRow, median } from './row';

// The cost of a safe write (temp file, comparison, rename, two fsyncs) against a plain write of the same bytes.

const aim = 2;
const rounds = 60;
const warmUp = 10;
const line = 'export const answer = compute(question, { patience: 7_500_000 });\n';

export async function measure(): Promise<readonly BenchRow[]> {
  const context = await createTestContext();
  try {
    return [
      await compare('edit, 20 kB', context, 300, editInput),
      await compare('edit, 1 MB', context, 15_000, editInput),
      await compare('write_file, 21 kB', context, 320, writeInput),
      await compare('edit, 20 kB, beside 20,000 files', await crowded(context), 310, editInput),
    ];
  } finally {
    await rm(context.root, { recursive: true });
  }
}

const noModel = {
  isAttended: false,
  correctsByModel: () => false,
  sideRequest: () => Promise.reject(new Error('no model here')),
};
const edit = createEdit(noModel);
const writeFileTool = createWriteFile(noModel);

async function crowded(context: ToolContext): Promise<ToolContext> {
  for (let index = 0; index < 20_000; index += 1)
    await writeFile(join(context.workspace.root, `beside-${index}.ts`), '');
  return context;
}

type Call = { readonly tool: Tool; readonly input: unknown };

/** Pilotfish and the plain write alternate, so that a slow moment of the disk affects both. */
async function compare(
  name: string,
  context: ToolContext,
  lines: number,
  callOf: (path: string, round: number, text: string) => Call,
): Promise<BenchRow> {
  const ours: number[] = [];
  const reference: number[] = [];
  const path = join(context.workspace.root, 'ours.ts');
  const plain = join(context.workspace.root, 'plain.ts');
  for (let round = 0; round < rounds + warmUp; round++) {
    const text = textOf(round, lines);
    await writeFile(path, textOf(round - 1, lines));
    const { tool, input } = callOf(path, round, text);
    const tookOurs = await timed(() => proposeAndRun(tool, input, context));
    const tookPlain = await timed(() => writeFile(plain, text, { flush: true }));
    if (round < warmUp) continue;
    ours.push(tookOurs);
    reference.push(tookPlain);
  }
  const referenceName = 'fs.writeFile with fsync';
  return { name, ours: median(ours), reference: median(reference), unit: 'ms', referenceName, aim };
}

function textOf(round: number, lines: number): string {
  return `${line.repeat(lines / 2)}round ${round}\n${line.repeat(lines / 2)}`;
}

function editInput(path: string, round: number): Call {
  const input = {
    file_path: path,
    old_string: `round ${round - 1}\n`,
    new_string: `round ${round}\n`,
    expected_replacements: 1,
  };
  return { tool: edit, input };
}

function writeInput(path: string, _round: number, text: string): Call {
  return { tool: writeFileTool, input: { file_path: path, content: text } };
}

async function proposeAndRun(tool: Tool, input: unknown, context: ToolContext): Promise<void> {
  const proposal = await tool.confirm(input, context);
  if (proposal === null) throw new Error(`${tool.name} proposed nothing`);
  await tool.run(input, context, { proposal, content: proposal.proposed, pin: null });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
