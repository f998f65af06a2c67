import { styled } from 'styled-components'
import { column, inlineRow, row, wrappingRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, radius, type } = vars

export const BubbleRoot = styled.div`
  position: relative;
  ${column(space['0-5'])}
  align-items: flex-start;
  justify-self: start;
  max-width: 84%;
  min-width: 0;
  &[data-mine='true'] {
    align-items: flex-end;
    justify-self: end;
  }
  /* The house speaks across the whole width, under a plate of its own: nobody else can look like it. */
  &[data-author='arbiter'] {
    align-items: flex-start;
    justify-self: stretch;
    max-width: 100%;
  }
`

export const Bubble = styled.div`
  min-width: 0;
  max-width: 100%;
  padding: ${space[2]} ${space[3]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${radius.l};
  border-end-start-radius: ${radius.xs};
  background: ${semantic.surface.card};

  [data-mine='true'] > & {
    border-color: ${semantic.accent.border};
    border-radius: ${radius.l};
    border-end-end-radius: ${radius.xs};
    background: ${semantic.accent.soft};
  }
  [data-author='arbiter'] > & {
    width: 100%;
    border: ${vars.borderWidth.thick} solid ${semantic.surface.inverse};
    border-radius: ${radius.xs};
    background: ${semantic.surface.card};
  }
`

/** As it was typed, lines and all; an endless word wraps. */
export const BubbleText = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  hyphens: manual;
  * + & {
    margin-top: ${space[2]};
  }
`

export const Author = styled.strong`
  ${inlineRow(space[1])}
  padding: ${space['0-5']} ${space[2]};
  border-radius: ${radius.xs};
  font: ${type.caption.font};
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.text.inverse};
  background: ${semantic.surface.inverse};
`

export const Meta = styled.span`
  ${row(space[1])}
  font: ${type.caption.font};
  color: ${semantic.text.tertiary};
  &[data-read='true'] > svg {
    color: ${semantic.accent.text};
  }
`

/** Out of the way until somebody turns to the message; where nothing hovers it is always there. */
export const PinPlace = styled.span`
  /* As high as the line of the time, however large a finger's target is. */
  margin-block: calc(-1 * ${space[4]});
  /* The ticks of own messages stay at their edge. */
  [data-mine='true'] & {
    order: -1;
  }
  @media (hover: hover) {
    &[data-pinned='false'] {
      opacity: 0;
    }
    ${BubbleRoot}:hover &,
    &:focus-within {
      opacity: 1;
    }
  }
`

/** A word of care under what a partner wrote. */
export const Care = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  font: ${type.caption.font};
  color: ${semantic.warning.text};
  > svg {
    flex: none;
    margin-top: ${space['0-5']};
  }
`

/** Below a message that is not with the server yet. */
export const Fate = styled.div`
  ${wrappingRow(space[1], space[2])}
  justify-content: flex-end;
  font: ${type.caption.font};
  color: ${semantic.text.tertiary};
  &[data-state='failed'] {
    color: ${semantic.negative.text};
  }
`

export const FateWords = styled.span`
  ${inlineRow(space[1])}
`
