import type { Contract } from '../contract';
import type { CallNames } from './rpc';

// Call names: what a window's client is made of. The schemas stay with main, which alone parses by them: they are a tenth
// of what a window would read before it shows. The compiler holds this to the contract, name by name.

export const callNames: CallNames<Contract> = {
  topics: { subscribe: true, unsubscribe: true },
  project: {
    open: true,
    pickFolder: true,
    recent: true,
    list: true,
    watch: true,
    readFile: true,
    look: true,
  },
  chat: {
    create: true,
    look: true,
    send: true,
    unqueue: true,
    stop: true,
    continue: true,
    compact: true,
    setMode: true,
    setModel: true,
    setToolsOn: true,
    setTodos: true,
    rename: true,
    remove: true,
    page: true,
    call: true,
  },
  queue: { proposal: true, decide: true, stopCall: true },
  rules: { add: true, remove: true },
  agents: { list: true, check: true, save: true, remove: true, conversation: true },
  trust: { question: true, answer: true },
  memory: { view: true, change: true, tidy: true, answerOffer: true },
  settings: {
    change: true,
    saveProvider: true,
    setToolGroup: true,
    removeProvider: true,
    saveSearch: true,
    probe: true,
    models: true,
  },
  slash: { prompts: true },
  servers: { start: true, restart: true, turn: true, log: true, written: true, save: true, remove: true },
  terminal: {
    open: true,
    write: true,
    resize: true,
    acknowledge: true,
    rename: true,
    close: true,
    stop: true,
    keep: true,
    takeOver: true,
  },
  window: { read: true, keep: true, open: true },
  app: { dismissNotice: true, openLink: true },
};
