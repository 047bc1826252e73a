import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show';
import { offerText, typeInText } from '../files/open-texts';
import { keepKeyboard } from './keep-keyboard';

type Shown = readonly string[];
let setShown: (shown: Shown) => void;
let setOff: (off: string) => void;
let setAsking: (asking: boolean) => void;

function Window() {
  const [shown, set] = useState<Shown>(['one', 'two', 'three']);
  const [off, setDisabled] = useState('');
  const [asking, setQuestion] = useState(false);
  setShown = set;
  setAsking = setQuestion;
  setOff = setDisabled;
  return (
    <section>
      <button type="button">before</button>
      <div>
        {shown.map((name) => (
          <button key={name} type="button" disabled={name === off}>
            {name}
          </button>
        ))}
      </div>
      <button type="button">after</button>
      {asking && <Layer />}
    </section>
  );
}

function Layer() {
  const [layer] = useState(() => document.body.appendChild(document.createElement('div')));
  useEffect(() => () => layer.remove(), [layer]);
  return createPortal(<button type="button">answer</button>, layer);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
let stop: () => void;
afterEach(() => stop());
beforeEach(async () => {
  stop = keepKeyboard();
  show(<Window />);
  await expect.element(button('two')).toBeInTheDocument();
});

const focus = (name: string) => button(name).element().focus();

it('what comes after a button that goes has the keyboard then', async () => {
  focus('two');
  setShown(['one', 'three']);
  await expect.element(button('three')).toHaveFocus();
});

it('where nothing comes after it in the same part, what stands before has it', async () => {
  focus('three');
  setShown(['one', 'two']);
  await expect.element(button('two')).toHaveFocus();
});

it('what came in its place comes first', async () => {
  focus('two');
  setShown(['one', 'other', 'three']);
  await expect.element(button('other')).toHaveFocus();
});

it('where its part is empty, the next part has it', async () => {
  focus('one');
  setShown([]);
  await expect.element(button('after')).toHaveFocus();
});

it('what is switched off for a while gets it back, unless the user has gone on', async () => {
  focus('two');
  setOff('two');
  await expect.element(button('three')).toHaveFocus();
  setOff('');
  await expect.element(button('two')).toHaveFocus();
  setOff('two');
  await expect.element(button('three')).toHaveFocus();
  focus('before');
  setOff('');
  await expect.element(button('two')).toBeEnabled();
  await expect.element(button('before')).toHaveFocus();
});

it('what gets it back stays where it was scrolled to meanwhile', async () => {
  show(
    <div data-testid="scroller" style={{ height: 40, overflow: 'auto' }}>
      <Window />
      <div style={{ height: 400 }} />
    </div>,
  );
  const scroller = page.getByTestId('scroller');
  const inIt = (name: string) => scroller.getByRole('button', { name, exact: true });
  await expect.element(inIt('two')).toBeInTheDocument();
  inIt('two').element().focus();
  setOff('two');
  await expect.element(inIt('three')).toHaveFocus();
  scroller.element().scrollTop = 300;
  setOff('');
  await expect.element(inIt('two')).toHaveFocus();
  expect(scroller.element().scrollTop).toBe(300);
});

it('whoever gives it to something themselves is not contradicted', async () => {
  focus('two');
  setShown(['one', 'three']);
  focus('before');
  await expect.element(button('two')).not.toBeInTheDocument();
  await expect.element(button('before')).toHaveFocus();
});

it('a text that was opened to type in has it once it is there', async () => {
  focus('two');
  typeInText('a.ts');
  setShown(['one', 'three']);
  await expect.element(button('two')).not.toBeInTheDocument();
  // Two frames: by then the focus would have moved to a neighbour.
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const forget = offerText('a.ts', () => focus('after'));
  await expect.element(button('after')).toHaveFocus();
  forget();
});

it('what went under a layer leaves the keyboard to its neighbour once the layer goes', async () => {
  focus('two');
  setAsking(true);
  await expect.element(button('answer')).toBeInTheDocument();
  focus('answer');
  setShown(['one', 'three']);
  await expect.element(button('two')).not.toBeInTheDocument();
  setAsking(false);
  await expect.element(button('three')).toHaveFocus();
});

it('a layer that goes with what it was opened over leaves the keyboard in the part around it', async () => {
  focus('two');
  setAsking(true);
  await expect.element(button('answer')).toBeInTheDocument();
  focus('answer');
  setAsking(false);
  setShown([]);
  await expect.element(button('after')).toHaveFocus();
});
