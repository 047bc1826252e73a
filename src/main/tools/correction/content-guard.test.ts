import { describe, expect, it } from 'vitest';
import { contentFault } from './content-guard';

const fault = (content: string, existing = '', path = 'a.ts') => contentFault(content, existing, path);

describe('a placeholder for omitted code', () => {
  it.each([
    '// ... rest of file unchanged',
    '// … rest of file unchanged',
    '... rest of file unchanged',
    '// existing code',
    '// existing code here',
    '// ...existing code...',
    '# ... existing code ...',
    '/* ... rest of the code ... */',
    '{/* ... existing code ... */}',
    '<!-- rest of the file remains the same -->',
    '-- ... (rest of the implementation)',
    '// Rest of the code remains unchanged',
    '    // ... (other methods unchanged)',
    '// ... other methods ...',
    '// [... rest of the component ...]',
    '# the remaining functions are unchanged',
    '// ... keep existing code',
    '// ... unchanged ...',
    '// same as before',
    '; rest of the file is omitted for brevity',
    '// ... rest of your existing code here',
  ])('is found: %s', (line) => {
    expect(fault(`import x;\n${line}\nend();\n`)).toBe(`line 2 stands in for omitted code: "${line.trim()}"`);
  });

  it.each([
    'const { a, ...rest } = props;',
    '  ...rest,',
    '...rest',
    '  ...existing,',
    '...other, foo',
    '    ...',
    '... # existing behaviour is tested elsewhere, see tests',
    '// existing users keep their plan',
    '// the rest of the arguments are passed on to the child',
    '// Other methods',
    '// Remaining styles',
    '# Existing functions',
    'const note = "... rest of file unchanged";',
    '// unchanged since 1998: do not touch',
    '// same as before, but with a retry',
    '// existing code is migrated by the script in tools/',
    '// previous implementation was quadratic',
    '* @returns the rest of the code points',
    'return existing;',
    '// ...',
  ])('is not seen in: %s', (line) => {
    expect(fault(`import x;\n${line}\nend();\n`)).toBeNull();
  });

  it('is none where the file has the same line already', () => {
    const file = 'a\n  // ... rest of file unchanged\n';
    expect(fault('b\n// ... rest of file unchanged\n', file)).toBeNull();
  });

  it('is none in prose, unless it stands there by itself', () => {
    const guide =
      '# Existing code\n\nWrite\n\n```js\n// ... rest of file unchanged\n```\n\n...the rest of the story.\n';
    expect(fault(guide, '', 'guide.md')).toBeNull();
    expect(fault('# Title\n\n... rest of file unchanged\n', '', 'guide.md')).not.toBeNull();
  });
});

describe('over-escaped content', () => {
  const reason = 'its line breaks and quotes are written out as escape sequences (\\n, \\")';

  it.each([
    'import x\\nimport y\\nprint(\\"hi\\")\\n',
    'line one\\nline two\\n',
    'def f():\\n    return 1\\n\\nf()',
    'print(\\"a\\")\nprint(\\"b\\")\n',
  ])('is found: %s', (content) => {
    expect(fault(content)).toBe(reason);
  });

  it.each([
    'console.log("a\\nb\\nc\\nd\\n");',
    "const text = 'a\\nb\\nc\\n';\n",
    '{"a":"x\\ny\\nz\\n","b":"\\"q\\""}',
    'const lines = /a\\nb\\nc\\n/;',
    'The sequence \\n ends a line, \\t is a tab.',
    'a\nb\\nc\\nd\\n\n',
    'echo "a \\"quoted\\" word \\"here\\""\nx\n',
    '',
    'plain\ntext\n',
  ])('is not seen in: %s', (content) => {
    expect(fault(content)).toBeNull();
  });

  it('is none where the file was like that', () => {
    expect(fault('a\\nb\\nc\\nd', 'x\\ny\\nz\\n')).toBeNull();
  });
});
