/// <reference path="./turndown-plugin-gfm.d.ts" />
import { parentPort, workerData } from 'node:worker_threads';
import { gfm } from '@joplin/turndown-plugin-gfm';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import TurndownService from 'turndown';
import { countParts } from './page-parts.ts';

// Page worker: the main content of an HTML page as markdown, in a separate thread, because a page can be large, or
// deliberately slow. It fetches nothing and runs no script of the page.

/** `isPlain`: only the text is wanted. */
export type PageRequest = { readonly html: string; readonly url: string; readonly isPlain?: true };
/** `isPlain`: the page is beyond the limits, so its text has no headings, links and tables. */
export type PageAnswer = { readonly title: string; readonly markdown: string; readonly isPlain: boolean };

/** Beyond these, Readability and Turndown take minutes and gigabytes. Parts are elements and attributes. */
const mostParts = 200_000;
const mostAttributesOfOne = 500;
const deepest = 500;

/** If the main part has a smaller share of the text, the whole page is used: a list of links, an index, a form. */
const leastShare = 0.3;

type Page = ReturnType<typeof parseHTML>['document'];

const notContent =
  'script, style, noscript, template, iframe, object, embed, svg, canvas, link, body title, [hidden], [aria-hidden="true"]';

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  amp: '&',
};

parentPort?.postMessage(markdownOf(workerData as PageRequest));

function markdownOf({ html, url, isPlain }: PageRequest): PageAnswer {
  if (isPlain || hasTooManyParts(html)) return plainText(html);
  const document = parsed(html);
  if (depthOf(document) > deepest) return plainText(html);
  const title = (document.querySelector('title')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  for (const unread of document.querySelectorAll(notContent)) unread.remove();
  makeAbsolute(document, url);
  const everything = document.body?.innerHTML ?? '';
  const length = (document.body?.textContent ?? '').trim().length;
  const article = new Readability(document, { keepClasses: true, charThreshold: 200 }).parse();
  const isMain = article?.content && (article.textContent ?? '').trim().length >= length * leastShare;
  const markdown = service().turndown(isMain ? (article.content ?? '') : everything);
  return { title: article?.title?.trim() || title, markdown: markdown.trim(), isPlain: false };
}

function hasTooManyParts(html: string): boolean {
  const { elements, attributes, mostAttributes } = countParts(html, mostParts);
  return elements + attributes > mostParts || mostAttributes > mostAttributesOfOne;
}

/** Depth of the elements. Stops once the page is too deep. */
function depthOf(document: Page): number {
  let depth = 0;
  let level = [document.documentElement];
  while (level.length > 0 && depth <= deepest) {
    level = level.flatMap((element) => [...element.children]);
    depth += 1;
  }
  return depth;
}

/** In time linear in the size of the page: one pass for each pattern. */
function plainText(html: string): PageAnswer {
  const title = decoded(/<title[^<>]*>([^<]*)/i.exec(html)?.[1] ?? '').trim();
  const text = html
    .replaceAll(/<(script|style|noscript|template|title)\b[^<>]*>[^<]*(?:<(?!\/\1)[^<]*)*/gi, ' ')
    .replaceAll(/<\/?(?:p|div|br|li|tr|h[1-6]|section|article|table|ul|ol|pre)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '');
  const lines = decoded(text)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return { title, markdown: lines.filter((line) => line !== '').join('\n'), isPlain: true };
}

function decoded(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|nbsp|amp);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Adds the body. Every page has one even if its tags are missing. */
function parsed(html: string): Page {
  const whole = /<html[\s>]/i.test(html) ? html : `<html>${html.replace(/^\s*<!doctype[^>]*>/i, '')}</html>`;
  const { document } = parseHTML(whole);
  const { head, body, documentElement } = document;
  const outside = [...documentElement.childNodes].filter((node) => node !== head && node !== body);
  body.append(...outside);
  return document;
}

/** Resolves addresses relative to their page, and removes those that are not web addresses. */
function makeAbsolute(document: Page, url: string): void {
  const base = URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', url)?.href ?? url;
  for (const [tag, attribute] of [
    ['a', 'href'],
    ['img', 'src'],
  ] as const)
    for (const element of document.querySelectorAll(`${tag}[${attribute}]`)) {
      const target = URL.parse(element.getAttribute(attribute) ?? '', base);
      if (target && /^https?:$/.test(target.protocol)) element.setAttribute(attribute, target.href);
      else element.removeAttribute(attribute);
    }
}

function service(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  turndown.use(gfm);
  return turndown;
}
