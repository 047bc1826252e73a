import { messageOf } from '@shared/errors';
import { sayInEnglish, type Text, textOf } from '@shared/texts/text';
import { ToolError } from '../../base/tool-error';
import type { Match, Search } from './exact';
import { type Finding, findText } from './find-text';
import { type AskModel, askModelForPlace } from './model-stage';
import { nearestLine } from './nearest-line';

/** `count`: the required number of places. `all`: at least one, and all of them are replaced. */
export type Replacement = {
  readonly oldText: string;
  readonly newText: string;
  readonly count: number | 'all';
};

export type Replaced = {
  readonly text: string;
  /** Places, of all replacements together. */
  readonly count: number;
  /** How an approximate match was found; null if all matches were exact. */
  readonly stage: Text | null;
  /** How many places a text matched, if the model chose one of them; null if each text was unique. */
  readonly chosenOf: number | null;
};

/** `path`: of the file, for messages. `askForPlace`: null if an ambiguous text is an error. */
type Replacing = {
  readonly path: string;
  readonly askModel: AskModel | null;
  readonly askForPlace: AskModel | null;
};

/**
 * Makes all replacements, each in the text after the ones before it. ToolError if one of them fails; then the text
 * stays as it was.
 */
export async function replaceTexts(
  text: string,
  replacements: readonly Replacement[],
  replacing: Replacing,
): Promise<Replaced> {
  let replaced: Replaced = { text, count: 0, stage: null, chosenOf: null };
  for (const [index, replacement] of replacements.entries()) {
    try {
      const next = await replaceOne(replaced.text, replacement, replacing);
      replaced = {
        text: next.text,
        count: replaced.count + next.count,
        stage: replaced.stage ?? next.stage,
        chosenOf: replaced.chosenOf ?? next.chosenOf,
      };
    } catch (error) {
      if (!(error instanceof ToolError) || replacements.length === 1) throw error;
      const which = `Edit ${index + 1} of ${replacements.length} cannot be made, so none was.`;
      throw new ToolError(`${which} ${error.message}`, { cause: error });
    }
  }
  return replaced;
}

async function replaceOne(
  text: string,
  replacement: Replacement,
  { path, askModel, askForPlace }: Replacing,
): Promise<Replaced> {
  const { oldText, newText, count } = replacement;
  if (oldText === newText)
    throw new ToolError('No changes to apply: old_string and new_string are identical.');
  if (oldText === '') throw new ToolError('An empty old_string creates a file: only the first edit can.');
  const notFound = () => notFoundText(path, text, oldText);
  const search = { text, oldText, newText };
  const finding = await findText(
    search,
    count === 'all' ? 1 : count,
    askModel && modelAsker(askModel, notFound),
  );
  if (finding.matches.length === 0) throw new ToolError(notFound());
  const wrongCount = countProblem(finding, count, { path, text });
  if (wrongCount === null) {
    const { matches, stage } = finding;
    return { text: withReplacements(text, matches), count: matches.length, stage, chosenOf: null };
  }
  if (count !== 1 || askForPlace === null) throw new ToolError(wrongCount);
  return await replaceChosen(search, finding.matches, {
    askForPlace: modelAsker(askForPlace, () => wrongCount),
    problem: wrongCount,
  });
}

/** Replaces only the place that the model chooses. */
async function replaceChosen(
  search: Search,
  matches: readonly Match[],
  { askForPlace, problem }: { readonly askForPlace: AskModel; readonly problem: string },
): Promise<Replaced> {
  const chosen = await askModelForPlace(search, matches, askForPlace);
  if (chosen === null) throw new ToolError(problem);
  return {
    text: withReplacements(search.text, [chosen]),
    count: 1,
    stage: textOf('match.place-of-model', { places: matches.length }),
    chosenOf: matches.length,
  };
}

/** The error for the model if the number of places is wrong; null if it is right. */
function countProblem(
  { matches, stage }: Finding,
  count: Replacement['count'],
  { path, text }: { readonly path: string; readonly text: string },
): string | null {
  const expected = count === 'all' ? (stage === null ? matches.length : 1) : count;
  if (matches.length === expected) return null;
  const lines = matches.map(({ start }) => lineAt(text, start)).join(', ');
  const how = stage === null ? '' : ` They match only approximately (${sayInEnglish(stage)}).`;
  return `Failed to edit, expected ${expected} occurrences but found ${matches.length} for old_string in ${path} (lines ${lines}).${how}`;
}

/** If the model cannot be asked, the error adds that to the problem. */
function modelAsker(askModel: AskModel, problem: () => string): AskModel {
  return async (request) => {
    try {
      return await askModel(request);
    } catch (cause) {
      throw new ToolError(`${problem()} (Asking for the text that was meant failed: ${messageOf(cause)})`, {
        cause,
      });
    }
  };
}

function notFoundText(path: string, text: string, oldText: string): string {
  const near = nearestLine(text, oldText);
  const hint =
    'Nothing was changed. Read the file again and give its exact text, blanks and line breaks included.';
  const like = near === null ? '' : ` The most similar line is line ${near.number}: ${near.text}`;
  return `Failed to edit, 0 occurrences found for old_string in ${path}. ${hint}${like}`;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function withReplacements(text: string, matches: readonly Match[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, replacement } of matches) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
