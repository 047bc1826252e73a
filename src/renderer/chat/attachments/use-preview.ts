import type { AttachmentPreview } from '@shared/attachments/attachment';
import { useEffect, useState } from 'react';
import { api } from '../../state/server-state';

export type Preview = AttachmentPreview | 'loading' | 'gone';

/** The preview of an attachment, loaded once it is `wanted`. */
export function usePreview(chatId: string, id: string, wanted: boolean): Preview {
  const [preview, setPreview] = useState<Preview>('loading');
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    const show = (next: Preview) => {
      if (!isOver) setPreview(next);
    };
    api.attachments.preview({ chatId, id }).then(
      (found) => show(found ?? 'gone'),
      () => show('gone'),
    );
    return () => {
      isOver = true;
    };
  }, [chatId, id, wanted]);
  return preview;
}
