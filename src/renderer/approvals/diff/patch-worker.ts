import { proposalPatch, type Sides } from './proposal-patch';

// Worker that compares the two sides of a proposal. It answers each message with its patch, in order.

addEventListener('message', ({ data }: MessageEvent<Sides>) => {
  postMessage(proposalPatch(data));
});
