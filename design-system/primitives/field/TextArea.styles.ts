import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'
import { Box, controlLook } from './Field.styles.ts'

export const AreaBox = styled(Box)`
  align-items: stretch;
  padding: ${vars.space['2-5']} ${vars.space[3]};
`

export const Area = styled.textarea`
  ${controlLook}
  min-height: ${vars.size.area};
  resize: vertical;
  field-sizing: content;
  line-height: inherit;
`
