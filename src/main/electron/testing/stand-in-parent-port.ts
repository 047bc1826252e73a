import { EventEmitter } from 'node:events';

// Loaded first into the stand-in of a utility process. Its only exit is the port to its parent, which stores messages
// until a listener exists. The process ends with its parent.

const port = new EventEmitter();
const send = process.send?.bind(process);

port.on('newListener', (event) => {
  if (event !== 'message' || port.listenerCount('message') > 0) return;
  process.on('message', (data) => port.emit('message', { data: structuredClone(data), ports: [] }));
});
process.on('disconnect', () => process.exit(0));

Object.assign(process, {
  send: undefined,
  parentPort: Object.assign(port, { postMessage: (message: unknown) => send?.(structuredClone(message)) }),
});
