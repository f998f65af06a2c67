import { styled } from 'styled-components'
import { wrappingRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const Reasons = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-top: ${space[1]};
`

export const Reason = styled.li`
  ${wrappingRow('0', space[2])}
  min-height: ${vars.size.controlS};
  color: ${semantic.text.primary};
`

export const Checklist = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
`
