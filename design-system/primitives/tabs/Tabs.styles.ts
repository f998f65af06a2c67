import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const TabList = styled.div`
  position: relative;
  display: flex;
  gap: ${space[6]};
  overflow-x: auto;
  scrollbar-width: none;
  padding-inline: ${space['0-5']};
  box-shadow: inset 0 calc(${vars.borderWidth.hairline} * -1) ${semantic.border.default};
`

export const Tab = styled.button`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space['1-5']};
  min-height: ${vars.size.touch};
  border-bottom: ${vars.borderWidth.thick} solid transparent;
  border-top: ${vars.borderWidth.thick} solid transparent;
  font-weight: ${vars.font.weight.medium};
  white-space: nowrap;
  color: ${semantic.text.secondary};
  transition: color ${vars.duration.fast} ${vars.easing.out};

  &:hover {
    color: ${semantic.text.primary};
  }
  &[aria-selected='true'],
  &[aria-current] {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
    border-bottom-color: ${semantic.accent.solid};
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
    border-radius: ${vars.radius.xs};
  }
`

export const TabPanel = styled.div`
  min-width: 0;
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
  }
`
