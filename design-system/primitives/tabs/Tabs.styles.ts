import { styled } from 'styled-components'
import { row } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

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

/** On a phone it reaches over the gutters: the screen's edge cuts a tab off, which says that there are more. */
export const LinkTabList = styled(TabList)`
  @media ${media.phone} {
    gap: ${space[4]};
    margin-inline: calc(${space[4]} * -1);
    padding-inline: ${space[4]};
  }
`

export const Tab = styled.button`
  flex: none;
  ${row(space['1-5'])}
  justify-content: center;
  min-width: ${vars.size.touch};
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
  /* A line that is seen through is drawn where the device forces its colours. */
  @media ${media.forcedColors} {
    border-block-color: ${semantic.surface.page};
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
