import { AppError } from '@shared/errors';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../../testing/scripted-main';
import { show } from '../../../testing/show';
import { SignInButton } from './SignInButton';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const project = '0123456789ab';
const signInPage = 'https://id.example.com/authorize?state=s';
const dialog = () => page.getByRole('dialog', { name: 'Sign in to notes' });
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

/** The user is signing in until `end` is called. */
async function begin(bringAddress: () => void = () => {}) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  main.play({
    servers: {
      signIn: () => ({ page: signInPage }),
      signedIn: () => promise,
      bringAddress,
      cancelSignIn: () => {},
    },
  });
  show(<SignInButton project={project} alias="notes" onBegin={() => {}} />);
  await userEvent.click(page.getByRole('button', { name: 'Sign in…' }));
  await expect.element(dialog()).toBeVisible();
  return { end: resolve, fail: reject };
}

it('shows the whole address before anything is opened, and closes once signed in', async () => {
  const { end } = await begin();
  await expect.element(dialog().getByText(signInPage)).toBeVisible();
  await expect
    .element(dialog())
    .toHaveAccessibleDescription(/^Your browser opens a page of id\.example\.com\./);
  await expect.element(dialog().getByRole('status')).toBeEmptyDOMElement();
  end();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('takes the address that a browser elsewhere ended at, and says what is wrong with it', async () => {
  const { end } = await begin(() => {
    throw new AppError('invalid', 'This address belongs to another sign-in.');
  });
  await press('Copy address');
  await expect.element(dialog().getByText('Waiting for the browser…')).toBeVisible();
  await userEvent.fill(dialog().getByRole('textbox'), 'http://127.0.0.1:1/signed-in?code=c');
  await press('Use address');
  await expect.element(dialog().getByText('This address belongs to another sign-in.')).toBeVisible();
  expect(main.called('servers.bringAddress')).toEqual([
    { project, alias: 'notes', address: 'http://127.0.0.1:1/signed-in?code=c' },
  ]);
  end();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('stays to say why it came to nothing', async () => {
  const { fail } = await begin();
  fail(new AppError('denied', 'The sign-in page rejected the sign-in: no'));
  await expect.element(dialog().getByText('The sign-in page rejected the sign-in: no')).toBeVisible();
  await press('Cancel');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(main.called('servers.cancelSignIn')).toEqual([{ project, alias: 'notes' }]);
});
