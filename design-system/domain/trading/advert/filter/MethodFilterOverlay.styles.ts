import { Header, ListBoxSection } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const Group = styled(ListBoxSection)`
  & + & {
    margin-top: ${space[2]};
  }
`

export const GroupTitle = styled(Header)`
  padding: ${space[2]} ${space['2-5']} ${space[1]};
  font: ${vars.type.caption.font};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.secondary};
`

/** The tick before an option. The option itself is what is chosen. */
export const Tick = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${vars.size.check};
  height: ${vars.size.check};
  border: ${vars.borderWidth.thick} solid ${semantic.border.strong};
  border-radius: ${vars.radius.xs};
  color: transparent;
  background: ${semantic.surface.card};
  [data-selected] > & {
    color: ${semantic.accent.on};
    border-color: ${semantic.accent.solid};
    background: ${semantic.accent.solid};
  }
`

export const ListFooter = styled.div`
  flex: none;
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
`
