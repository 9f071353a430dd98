import { Box, IconButton, MenuItem, TextField } from '@mui/material';
import { useEditor, useEditorSelector, type EditorSelector } from '@portabletext/editor';
import * as selectors from '@portabletext/editor/selectors';
import { memo, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import {
  FormatBoldIcon,
  FormatItalicIcon,
  FormatListBulletedIcon,
  FormatListNumberedIcon,
  ImageIcon,
  LinkIcon,
  VerticalSplitIcon,
} from '../../app/icons.ts';
import { STAYS } from '../../app/theme.ts';
import { newKey } from '../../form/form-values.ts';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import { LinkPopover } from './LinkPopover.tsx';
import { STYLES } from './rich-text-schema.ts';

/** Where the chosen text leads; a text, so that nothing is drawn anew while it stays the same. */
const activeLink: EditorSelector<string> = (snapshot) =>
  String(
    selectors.getActiveAnnotations(snapshot).find(({ _type }) => _type === 'link')?.['href'] ?? '',
  );

/** What is on or off for the text that is chosen, and how it is turned. */
const SWITCHES = [
  {
    ...{ name: 'bold', Icon: FormatBoldIcon, isOn: selectors.isActiveDecorator('strong') },
    turn: { type: 'decorator.toggle', decorator: 'strong' },
  },
  {
    ...{ name: 'italic', Icon: FormatItalicIcon, isOn: selectors.isActiveDecorator('em') },
    turn: { type: 'decorator.toggle', decorator: 'em' },
  },
  {
    ...{ name: 'bullet', Icon: FormatListBulletedIcon, isOn: selectors.isActiveListItem('bullet') },
    turn: { type: 'list item.toggle', listItem: 'bullet' },
  },
  {
    ...{ name: 'number', Icon: FormatListNumberedIcon, isOn: selectors.isActiveListItem('number') },
    turn: { type: 'list item.toggle', listItem: 'number' },
  },
] as const;

/** What can be done with the text that is chosen. Drawn anew for that, and not for each key. */
export const RichTextToolbar = memo(function RichTextToolbar({
  label,
}: {
  readonly label: string;
}) {
  const editor = useEditor();
  const t = useTranslate();
  const style = useEditorSelector(editor, selectors.getActiveStyle);
  const link = useEditorSelector(editor, activeLink);
  const [adding, setAdding] = useState<'image' | 'imageWithText' | null>(null);
  const [isLinking, setIsLinking] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  // Called once what was opened is gone, since closing it takes the focus to the button first.
  const back = () => editor.send({ type: 'focus' });
  const insert = (ref: string) => {
    const image = { _type: 'image', asset: { _type: 'reference', _ref: ref } };
    const block =
      adding === 'imageWithText'
        ? { _type: 'imageWithText', _key: newKey(), image, alignment: 'left', text: [] }
        : { ...image, _key: newKey() };
    editor.send({ type: 'insert.block', block, placement: 'after' });
    setAdding(null);
    back();
  };
  return (
    <Box
      role="toolbar"
      className={STAYS}
      aria-label={t('content.richText.toolbar', { name: label })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        // In sight however long the text is, below the bar of the page and over the names of fields in the text.
        ...{ position: 'sticky', top: { xs: 56, sm: 48 }, zIndex: 2 },
        backgroundColor: 'background.default',
        borderRadius: 1,
      }}
    >
      <TextField
        select
        size="small"
        variant="standard"
        value={STYLES.find((name) => name === style) ?? (style === 'h1' ? 'h2' : 'normal')}
        onChange={({ target }) => {
          const wanted = target.value;
          if (wanted === 'normal' && style) editor.send({ type: 'style.remove', style });
          else editor.send({ type: 'style.toggle', style: wanted });
        }}
        sx={{ mx: 1, minWidth: 110 }}
        slotProps={{
          htmlInput: { 'aria-label': t('content.richText.style') },
          select: { MenuProps: { slotProps: { transition: { onExited: back } } } },
        }}
      >
        {STYLES.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`content.richText.styles.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {SWITCHES.map((one) => (
        <ToolSwitch key={one.name} {...one} />
      ))}
      <span ref={anchor as never}>
        <Tool name="link" Icon={LinkIcon} onClick={() => setIsLinking(true)} />
      </span>
      <Tool name="picture" Icon={ImageIcon} onClick={() => setAdding('image')} />
      <Tool
        name="pictureBeside"
        Icon={VerticalSplitIcon}
        onClick={() => setAdding('imageWithText')}
      />
      <LinkPopover
        anchor={() => anchor.current}
        isOpen={isLinking}
        now={link}
        onClose={() => setIsLinking(false)}
        onClosed={back}
        onSet={(href) => {
          setIsLinking(false);
          editor.send({ type: 'annotation.remove', annotation: { name: 'link' } });
          if (href !== null) {
            editor.send({ type: 'annotation.add', annotation: { name: 'link', value: { href } } });
          }
        }}
      />
      <PicturePicker
        isOpen={adding !== null}
        onClose={() => setAdding(null)}
        onChoose={({ ref }) => insert(ref)}
      />
    </Box>
  );
});

interface ToolOptions {
  readonly name: string;
  readonly Icon: typeof LinkIcon;
  /** Missing of what is no switch. */
  readonly isPressed?: boolean;
  onClick(): void;
}

function Tool({ name, Icon, isPressed, onClick }: ToolOptions) {
  const t = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={t(`content.richText.${name}`)}
      aria-pressed={isPressed}
      // The text keeps its selection while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon />
    </IconButton>
  );
}

function ToolSwitch({ isOn, turn, ...tool }: (typeof SWITCHES)[number]) {
  const editor = useEditor();
  const isPressed = useEditorSelector(editor, isOn);
  return <Tool {...tool} isPressed={isPressed} onClick={() => editor.send(turn)} />;
}
