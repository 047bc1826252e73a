import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCall, resultsIn } from './calls';
import { expect, test } from './headless';

// Instructions of the manual for a sub-agent, a command as a tool and a slash command, followed exactly.

/** The first example under a heading. */
async function exampleOf(heading: string): Promise<string> {
  const manual = await readFile('docs/tools-and-servers.md', 'utf8');
  const section = manual.slice(manual.indexOf(`\n## ${heading}\n`));
  return /```\w+\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
}

test('a sub-agent, a command as a tool and a slash command are added as the manual says', async ({ cli }) => {
  const { folder, home, model } = cli;
  const put = async (file: string, heading: string) => {
    await mkdir(path.dirname(path.join(home, file)), { recursive: true });
    await writeFile(path.join(home, file), await exampleOf(heading));
  };
  await put('agents/reviewer.md', 'A sub-agent');
  await put('tools/count-words.json', 'A command as a tool');
  await put('commands/review.md', 'A slash command');
  await writeFile(path.join(folder, 'package.json'), '{ "name": "heron" }\n');
  const task = { description: 'review', prompt: 'Review package.json.', subagent_type: 'reviewer' };
  model.reply(
    {
      calls: [
        { name: 'count_words', arguments: { file: 'package.json' } },
        { name: 'task', arguments: task },
      ],
    },
    { calls: [readCall('package.json')] },
    'Nothing is wrong.',
    'Reviewed.',
  );
  const { code, stdout } = await cli.run(['--mode', 'auto', '--prompt', '/review package.json']);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/Reviewed\.\n$/)]);
  const [first, ofReviewer] = model.requests;
  expect(first?.messages.at(-1)?.content).toMatch(
    /^Review package\.json for mistakes\..*Contents of package\.json:\n\n\{ "name": "heron" \}/s,
  );
  expect(ofReviewer?.tools).toEqual(['read_file', 'glob', 'search_file_content']);
  expect(resultsIn(model.requests.at(-1))).toEqual(['4\n', 'Nothing is wrong.']);
});
