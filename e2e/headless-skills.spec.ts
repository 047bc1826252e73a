import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './headless';

// Skills, sub-agents and commands of other programs in `pilotfish run`.

test('before trust nothing of the project is used; with --trust its skills, sub-agents, commands and nested instructions are', async ({
  cli,
}) => {
  const { folder, model } = cli;
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  const front = (name: string, rest = '') =>
    `---\nname: ${name}\ndescription: Knows of ${name}.\n${rest}---\n`;
  await put('.agents/skills/pdf/SKILL.md', `${front('pdf')}Use pdftotext.\n`);
  await put(
    '.claude/agents/looker.md',
    `${front('looker', 'tools: Read, Grep\nmodel: sonnet\n')}You look.\n`,
  );
  await put('.claude/commands/web/check.md', 'Check $1.');
  await put('src/AGENTS.md', 'Use tabs.');
  await put('src/a.ts', 'a');
  const read = { calls: [{ name: 'read_file', arguments: { path: 'src/a.ts' } }] };
  model.reply(read, 'One.', { calls: [{ name: 'skill', arguments: { name: 'pdf' } }] }, read, 'Two.');
  const restricted = await cli.run(['--prompt', '/web:check a.ts']);
  expect(restricted.stderr).toMatch(
    /restricted: memory file src\/AGENTS\.md, slash command .*\/check\.md, skill \.agents\/skills\/pdf, sub-agent .*\/looker\.md\./,
  );
  const trusted = await cli.run(['--prompt', '/web:check a.ts', '--trust']);
  expect([trusted.code, trusted.stderr]).toEqual([
    0,
    expect.stringMatching(/^✓ skill: Use the skill pdf \(.*\)\n✓ read_file: .*\n$/),
  ]);

  const [first, restrictedRead, second, third, trustedRead] = model.requests;
  const told = [first, second].map((request) => {
    const text = JSON.stringify(request?.body);
    return [text.includes('Knows of pdf.'), text.includes('Knows of looker.'), text.includes('Check a.ts.')];
  });
  expect(told).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
  const [restrictedText, skill, trustedText] = [restrictedRead, third, trustedRead].map(
    (request) => request?.messages.findLast(({ role }) => role === 'tool')?.content,
  );
  expect(skill).toMatch(/^Skill pdf, in the folder .*\n\nUse pdftotext\.$/);
  expect(restrictedText).not.toContain('Use tabs.');
  expect(trustedText).toContain('\n\nInstructions of src/AGENTS.md for the files in src:\n\nUse tabs.');
});
