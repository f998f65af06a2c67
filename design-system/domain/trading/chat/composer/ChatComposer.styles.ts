import { styled } from 'styled-components'
import { captionText, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'
import { boxLook, focusedBox } from '../../../../primitives/field/Field.styles.ts'

const { semantic, space, type } = vars

export const ComposerRoot = styled.div`
  position: relative;
  flex: none;
  display: grid;
  gap: ${space[2]};
  padding: ${space['2-5']} ${space[3]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};
  @media ${media.phone} {
    padding: ${space[2]} ${space[2]} calc(${space['3-5']} + env(safe-area-inset-bottom));
  }
`

export const ComposerRow = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space[1]};
`

/** Grows with its lines, up to a third of the window. */
export const Writing = styled.textarea`
  ${boxLook}
  flex: 1;
  display: block;
  field-sizing: content;
  min-height: ${vars.size.controlM};
  max-height: 33dvh;
  padding: ${space[2]} ${space[3]};
  resize: none;
  font: ${type.body.font};
  &::placeholder {
    color: ${semantic.text.tertiary};
    opacity: 1;
  }
  &:focus {
    outline: none;
    ${focusedBox}
  }
  &[aria-disabled='true'] {
    border-color: ${semantic.border.default};
    background: ${semantic.surface.muted};
    cursor: not-allowed;
  }
  @media ${media.phone} {
    /* Smaller, and the phone would zoom in. */
    font: ${type.bodyL.font};
    min-height: ${vars.size.touch};
  }
`

export const FileInput = styled.input`
  display: none;
`

export const ComposerNote = styled.output`
  display: block;
  padding-inline: ${space[3]};
  ${captionText}
  &[data-kind='error'] {
    color: ${semantic.negative.text};
  }
`

export const DraftRoot = styled.div`
  ${row(space['2-5'])}
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[1]};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.muted};
`

export const DraftWords = styled.span`
  flex: 1;
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`
