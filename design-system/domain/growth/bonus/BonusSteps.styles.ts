import { styled } from 'styled-components'
import { column } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const StepRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${vars.size.step} minmax(0, 1fr);
  gap: ${space[3]};
  padding-bottom: ${space[5]};
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(${vars.size.step} + ${space[1]}) ${space[1]};
    inset-inline-start: calc(${vars.size.step} / 2);
    border-inline-start: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
`

export const StepWords = styled.div`
  ${column(space[1])}
  min-width: 0;
  padding-top: ${space['0-5']};
  overflow-wrap: anywhere;
  > p {
    color: ${semantic.text.secondary};
  }
`

export const StepName = styled.span`
  font: ${type.body.font};
  color: ${semantic.text.secondary};
  [data-state='now'] > div > &,
  [data-state='done'] > div > & {
    font: ${type.bodyStrong.font};
    color: ${semantic.text.primary};
  }
`

export const StepLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`
