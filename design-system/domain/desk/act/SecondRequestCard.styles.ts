import { styled } from 'styled-components'
import { column, row } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const AskedSentence = styled.h3`
  flex: 1;
  min-width: 0;
  font: ${type.bodyL.font};
  overflow-wrap: anywhere;
`

export const QuotedReason = styled.p`
  font: ${type.body.font};
  color: ${semantic.text.secondary};
  overflow-wrap: anywhere;
`

export const Lines = styled.ul`
  ${column(space['1-5'])}
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Line = styled.li`
  ${row(space[2])}
  font: ${type.label.font};
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.secondary};
  > svg {
    flex: none;
  }
`

export const EyesItems = styled.ul`
  ${column(space[3])}
  margin: 0;
  padding: 0;
  list-style: none;
`

export const EyesItem = styled.li`
  ${column(space['0-5'])}
  overflow-wrap: anywhere;
`
