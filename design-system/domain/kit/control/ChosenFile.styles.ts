import { styled } from 'styled-components'
import { oneLine } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

export const FilePlace = styled.div`
  position: relative;
  border-radius: ${vars.radius.m};
  &:has(:focus-visible) {
    outline: ${vars.focus.width} solid ${vars.semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
`

/** The native control lies over its drawing: a press opens it, and what is dropped is taken. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
`

export const FileName = styled.span`
  ${oneLine}
  min-width: 0;
`
