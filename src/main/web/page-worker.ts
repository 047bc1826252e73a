/// <reference path="./turndown-plugin-gfm.d.ts" />
import { parentPort, workerData } from 'node:worker_threads';
import { gfm } from '@joplin/turndown-plugin-gfm';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import TurndownService from 'turndown';

// Page worker: the main content of an HTML page as markdown. In a thread of its own, because a page can be large, or made
// to be slow. Nothing of it is fetched, and no script of it runs.

export type PageRequest = { readonly html: string; readonly url: string };
export type PageAnswer = { readonly title: string; readonly markdown: string };

/** Of a page with less in its main part than this, all of it is taken: a list of links, an index, a form. */
const leastShare = 0.3;

type Page = ReturnType<typeof parseHTML>['document'];

const notContent =
  'script, style, noscript, template, iframe, object, embed, svg, canvas, link, body title, [hidden], [aria-hidden="true"]';

parentPort?.postMessage(markdownOf(workerData as PageRequest));

function markdownOf({ html, url }: PageRequest): PageAnswer {
  const document = parsed(html);
  const title = (document.querySelector('title')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  for (const unread of document.querySelectorAll(notContent)) unread.remove();
  makeAbsolute(document, url);
  const everything = document.body?.innerHTML ?? '';
  const length = (document.body?.textContent ?? '').trim().length;
  const article = new Readability(document, { keepClasses: true, charThreshold: 200 }).parse();
  const isMain = article?.content && (article.textContent ?? '').trim().length >= length * leastShare;
  const markdown = service().turndown(isMain ? (article.content ?? '') : everything);
  return { title: article?.title?.trim() || title, markdown: markdown.trim() };
}

/** With a body, as every page has one though its tags may be left out. */
function parsed(html: string): Page {
  const whole = /<html[\s>]/i.test(html) ? html : `<html>${html.replace(/^\s*<!doctype[^>]*>/i, '')}</html>`;
  const { document } = parseHTML(whole);
  const { head, body, documentElement } = document;
  const outside = [...documentElement.childNodes].filter((node) => node !== head && node !== body);
  body.append(...outside);
  return document;
}

/** Addresses are of the page they stand on; those that are no address of the web are none for a reader. */
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
