import { styled } from 'styled-components'
import { wrappingRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const QuoteRoot = styled.article`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space['3-5']};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.muted};
`

export const QuoteHead = styled.div`
  ${wrappingRow(space[1], space[3])}
`

export const QuoteText = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
