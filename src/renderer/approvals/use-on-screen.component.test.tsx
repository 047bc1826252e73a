import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show';
import { useOnScreen } from './use-on-screen';

function Card() {
  const { surface, visibleSince, isOutOfView } = useOnScreen();
  return (
    <div ref={surface} style={{ height: 900 }}>
      {visibleSince !== null && 'visible'}
      {isOutOfView && 'out of view'}
    </div>
  );
}

/** A pane that its card fills. */
function paneAt(transform: string) {
  show(
    <div style={{ overflowY: 'auto', width: 300, height: 200, transform }}>
      <Card />
    </div>,
  );
}

it('a card that is higher than its pane is visible while it covers the middle of the pane', async () => {
  paneAt('none');
  await expect.element(page.getByText('visible')).toBeInTheDocument();
});

it('a card in a pane outside the window is out of view, although it covers the middle of the pane', async () => {
  paneAt('translateX(-400px)');
  await expect.element(page.getByText('out of view')).toBeInTheDocument();
});
