import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

// All texts for the user come from the catalogue: neither components nor the main process contain English.

const sources = globSync('src/{renderer,main,shared}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\/|texts\//.test(file),
);

/** Attributes and properties that a user reads or hears. */
const read =
  /^(aria-(label|description|roledescription|placeholder|valuetext)|title|placeholder|alt|label|hint|description|heading|text|message)$/;

/** Functions with a text for the user, and the index of that argument. */
const takers = {
  AppError: 1,
  ModelError: 1,
  NotUnderstood: 0,
  OddRepository: 0,
  notice: 1,
  withdraw: 0,
};

const found = sources.map((file) => textsIn(file, readFileSync(file, 'utf8')));

describe('bare text', () => {
  it('stands in no component', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(found.flatMap(({ bare }) => bare)).toEqual([]);
  });

  it('stands in no failure, notice or question that crosses to the window', () => {
    expect(found.flatMap(({ told }) => told)).toEqual([]);
  });

  it('would be found', () => {
    const code =
      "const a = <p title=\"Say it\">Hello there{'and more'}</p>; throw new AppError('busy', 'It is in use.');";
    const { bare, told } = textsIn('a.tsx', code);
    expect(bare.toSorted()).toEqual(['a.tsx: Hello there', 'a.tsx: Say it', 'a.tsx: and more']);
    expect(told).toEqual(['a.tsx: It is in use.']);
    expect(textsIn('a.ts', "parts.notice('warning', 'It is over.')").told).toEqual(['a.ts: It is over.']);
  });
});

/** Parses only a file that can contain such a text. */
function textsIn(file, code) {
  const hasTaker = Object.keys(takers).some((name) => code.includes(name));
  const nodes = file.endsWith('.tsx') || hasTaker ? nodesIn(file, code) : [];
  const named = (texts) => texts.map((text) => `${file}: ${text}`);
  return { bare: named(nodes.flatMap(bareIn)), told: named(nodes.flatMap(toldIn)) };
}

function bareIn(node) {
  if (node.type === 'JSXText') return wordsIn(node.value);
  if (node.type === 'JSXElement')
    return node.children.flatMap((child) =>
      child.type === 'JSXExpressionContainer' ? literal(child.expression) : [],
    );
  if (node.type === 'JSXAttribute' && read.test(node.name.name ?? ''))
    return literal(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
  return [];
}

/** `new AppError(code, text)`, `notice(level, text)`. */
function toldIn(node) {
  const name = node.callee?.name ?? node.callee?.property?.name ?? '';
  return Object.hasOwn(takers, name) ? literal(node.arguments[takers[name]]) : [];
}

function literal(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? wordsIn(node.value) : [];
    case 'TemplateLiteral':
      return node.quasis.flatMap((part) => wordsIn(part.value.cooked));
    case 'ConditionalExpression':
      return [...literal(node.consequent), ...literal(node.alternate)];
    case 'LogicalExpression':
      return [...literal(node.left), ...literal(node.right)];
    default:
      return [];
  }
}

function wordsIn(text) {
  return /\p{L}{2}/u.test(text) ? [text.trim()] : [];
}

function nodesIn(file, code) {
  const nodes = [];
  const walk = (value) => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    else if (value && typeof value === 'object') {
      if (typeof value.type === 'string') nodes.push(value);
      for (const name in value) walk(value[name]);
    }
  };
  walk(parseSync(file, code).program);
  return nodes;
}
