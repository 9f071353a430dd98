import { Alert, Button, Snackbar } from '@mui/material';
import {
  CloseNotificationContext,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'ra-core';
import { useEffect, useState } from 'react';

/** How long something is said, when nobody says how long, milliseconds. */
const SHOWN = 4_000;

/** Says what was done or went wrong, one after the other; what is undoable is done when it goes. */
export function Notification() {
  const t = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [said, setSaid] = useState<NotificationPayload>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (notifications.length === 0) return;
    // What is newer is not kept waiting.
    // oxlint-disable-next-line react/set-state-in-effect -- the queue is outside of React
    if (said) return setIsOpen(false);
    setSaid(notifications[0]);
    // The context's own way of taking one would lose what was added since this was drawn.
    setNotifications((all) => all.slice(1));
    setIsOpen(true);
  }, [said, notifications, setNotifications]);
  const isUndoable = said?.notificationOptions?.undoable ?? false;
  useEffect(() => {
    if (!isUndoable) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isUndoable]);
  if (!said) return null;
  const {
    message,
    type,
    notificationOptions: { autoHideDuration = SHOWN, messageArgs } = {},
  } = said;
  const close = () => setIsOpen(false);
  const finish = (isUndo: boolean) => {
    const mutation = takeMutation();
    if (mutation) mutation({ isUndo });
  };
  const undo = () => {
    finish(true);
    // It is settled: what waits behind it has its own way back.
    setSaid({ ...said, notificationOptions: { ...said.notificationOptions, undoable: false } });
    close();
  };
  const exited = () => {
    if (isUndoable) finish(false);
    setSaid(undefined);
  };
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        open={isOpen}
        autoHideDuration={autoHideDuration}
        disableWindowBlurListener={isUndoable}
        // A tap elsewhere takes no way back away.
        onClose={(_, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ transition: { onExited: exited } }}
      >
        <div>
          {typeof message === 'string' ? (
            <Alert
              variant="filled"
              severity={type}
              {...(isUndoable && {
                action: (
                  <Button data-undo color="inherit" onClick={undo}>
                    {t('ra.action.undo')}
                  </Button>
                ),
              })}
            >
              {t(message, { _: message, ...messageArgs })}
            </Alert>
          ) : (
            message
          )}
        </div>
      </Snackbar>
    </CloseNotificationContext>
  );
}
