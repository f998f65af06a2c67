import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

export const PickerBody = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  outline: none;
`

export const PickerTitle = styled.p`
  flex: none;
  padding: ${vars.space[4]} ${vars.space[4]} ${vars.space[2]};
  font: ${vars.type.title3.font};
  letter-spacing: ${vars.type.title3.tracking};
`
