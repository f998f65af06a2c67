import { styled } from 'styled-components'
import { row } from '../../../../theme/mixins.ts'
import { visuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.styles.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** The whole of it takes a press, a dropped file and, through its input, the keyboard. */
export const DropRoot = styled.label`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[6]} ${space[4]};
  border: ${vars.borderWidth.thick} dashed ${semantic.border.strong};
  border-radius: ${vars.radius.l};
  text-align: center;
  color: ${semantic.text.secondary};
  cursor: pointer;
  > strong {
    color: ${semantic.text.link};
  }
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[data-over] {
    border-color: ${semantic.accent.solid};
    background: ${semantic.accent.soft};
  }
  &:has(input:focus-visible) {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
`

export const FileInput = styled.input`
  ${visuallyHidden}
`

export const StageRoot = styled.div`
  width: 100%;
  max-width: 320px; /* measured: a phone's width between its gutters */
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${vars.radius.m};
  overflow: clip;
  cursor: move;
  touch-action: none;
  background: ${semantic.surface.sunken};
  > canvas {
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
`

export const StageHint = styled.div`
  text-align: center;
  text-wrap: balance;
`

export const ZoomRow = styled.div`
  ${row(space[2])}
  width: 100%;
  max-width: 320px; /* measured: as wide as the stage */
  margin-inline: auto;
`

export const ZoomInput = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${vars.size.touch};
  margin: 0;
  accent-color: ${semantic.accent.solid};
  cursor: pointer;
`

export const Previews = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: center;
  gap: ${space[4]};
`
