import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { semantic, space, type } = vars

export const Movement = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space['2-5']};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    border-top: 0;
  }
`

export const Emblem = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${vars.size.tileM};
  height: ${vars.size.tileM};
  border-radius: ${vars.radius.m};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
  /* The whole line leads to its trade; the link is as large as a finger. */
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Figures = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  text-align: end;
`
